#!/bin/sh
# Publishes a built site to a folder of a Linux web server: npm run deploy -- <target folder> [<built site>]
#
#   <target>/releases/<number>/  the last five releases; files that haven't changed are hard links
#   <target>/assets/             the hashed files of these releases, and of removed ones for 30 days
#   <target>/current             a link to the release that is served
set -eu

fail() { printf '%s\n' "$1" >&2 && exit 1; }

# Removes what an interrupted deployment leaves.
clean() {
  cd "$target"
  rm -rf releases/.new releases/.old .current
  [ "$release" -ef current ] || rm -rf "$release"
}

# The shell runs nothing if it receives only a part of this function over ssh.
main() {
  [ -n "${1:-}" ] || fail 'Specify the target folder: npm run deploy -- /var/www/docs'
  case $1 in /*) target=$1 ;; *) target=$PWD/$1 ;; esac
  site=${2:-site/dist}
  case $site in /*) ;; *) site=$PWD/$site ;; esac
  case ${KEEP_DAYS:=30} in *[!0-9]*) fail "KEEP_DAYS=$KEEP_DAYS is not a number of days." ;; esac
  if [ ! -e "$site/404.html" ] || [ ! -e "$site/_headers" ]; then
    fail "$site is not a built site. Run \`npm run build -- --release\` first."
  fi
  if [ -e "$target" ] && [ ! -e "$target/releases" ] && [ -n "$(ls -A "$target")" ]; then
    fail "$target contains other files. Specify a new or empty folder."
  fi
  mkdir -p "$target/releases" "$target/assets"
  cd -P "$target"
  target=$PWD
  case $target/ in "$(readlink -f "$site")"/*) fail "$target is in the built site. Specify another folder." ;; esac
  [ ! -L releases ] || fail "$target/releases is a link. Replace it with the folder that it leads to."
  [ -L current ] || [ ! -e current ] || fail "$target/current is not a link. Rename or remove it."

  exec 9>releases/.lock
  flock 9
  last=$(ls releases | grep -oE '^[0-9]+' | sort -n | tail -n 1)
  release=releases/$(expr "${last:-0}" + 1)
  trap clean EXIT
  trap 'exit 1' HUP INT TERM
  clean

  previous=
  [ ! -e current ] || previous=$(readlink -f current)
  cd "$site" # Both copies read the folder that is open, even if a build replaces it.
  rsync -rc --chmod=u+w ./assets/ "$target/assets/"
  rsync -rlpc --chmod=u+w --exclude=/assets ${previous:+"--link-dest=$previous/"} ./ "$target/releases/.new/"
  [ . -ef "$site" ] || fail "$site was replaced during the deployment. Run the command again."
  find assets/ -type f >"$target/releases/.new/.assets"
  cd "$target"
  ln -s ../../assets releases/.new/assets
  find -L releases -mindepth 2 -maxdepth 2 -name .assets -exec cat {} + | tr '\n' '\0' | xargs -0 touch -c --
  ln -s "$release" .current
  mv -T releases/.new "$release"
  mv -T .current current
  printf '%s\n' "Published release ${release#*/} in $target."

  find assets/ -type f -mtime +"$KEEP_DAYS" -delete
  ls -d releases/[0-9]*/.assets | sort -t/ -rnk2 | tail -n +6 | while IFS= read -r list; do
    old=${list%/.assets}
    case $previous/ in "$target/$old/"*) continue ;; esac
    mv -T "$old" releases/.old
    rm -rf releases/.old
  done
}

main "$@"
