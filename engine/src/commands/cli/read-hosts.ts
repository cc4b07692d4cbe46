/** Names that a server answers to, besides those of this machine: the value of `--allow-host`. */
export function readHosts(text: string | undefined): string[] {
  return text === undefined ? [] : [text.toLowerCase()]
}
