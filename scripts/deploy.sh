#!/bin/sh
# Publishes a built site to a folder of a Linux web server: npm run deploy -- <target folder> [<built site>]
#
#   <target>/releases/<time>/  the last five releases; files that haven't changed are hard links
#   <target>/assets/           the hashed files of all releases, kept until 30 days after the last release that uses them
#   <target>/current           a link to the release that is served
set -eu

site=${2:-site/dist}
if [ $# -eq 0 ]; then
  echo 'Specify the target folder: npm run deploy -- /var/www/docs' >&2
  exit 1
fi
if [ ! -e "$site/404.html" ] || [ ! -e "$site/_headers" ]; then
  echo "$site is not a built site. Run \`npm run build -- --release\` first." >&2
  exit 1
fi
if [ -e "$1" ] && [ ! -e "$1/releases" ] && [ -n "$(ls -A "$1")" ]; then
  echo "$1 contains other files. Specify a new or empty folder." >&2
  exit 1
fi

mkdir -p "$1/releases" "$1/assets"
target=$(cd "$1" && pwd)
release=$(date -u +%Y%m%dT%H%M%SZ)-$$
staging=$target/releases/.$release
trap 'rm -rf "$staging"' EXIT

# Assets come first, so that they exist before a page refers to them. `-I` gives all of them the current time.
rsync -rI "$site/assets/" "$target/assets/"
previous=$target/current/
[ -e "$previous" ] || previous=$target/releases/
rsync -rlpc --exclude=/assets --link-dest="$previous" "$site/" "$staging/"
ln -s ../../assets "$staging/assets"

mv "$staging" "$target/releases/$release"
ln -sfn "releases/$release" "$target/current.next"
mv -T "$target/current.next" "$target/current"
echo "Published release $release in $target."

find "$target/assets" -type f -mtime +"${KEEP_DAYS:-30}" -delete
find "$target/releases" -mindepth 1 -maxdepth 1 -name '.*' -mmin +1440 -exec rm -rf {} +
cd "$target/releases"
ls | sort -r | tail -n +6 | xargs rm -rf
