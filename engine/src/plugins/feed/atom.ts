import { escapeXml } from '../escape-xml'

/** An entry of a feed. */
export interface AtomEntry {
  /** Never changes. */
  id: string
  title: string
  /** Day of the last change, `2025-10-30`. */
  date: string
  /** Absolute address of what it tells of. */
  url: string
  /** Content as HTML. */
  html: string
}

/** A feed. Its date is that of its newest entry. */
export interface AtomFeed {
  id: string
  title: string
  author: string
  /** Absolute address of the page that it belongs to. */
  url: string
  /** Absolute address of the feed itself. */
  self: string
  entries: AtomEntry[]
}

/** Writes a feed as Atom 1.0 (RFC 4287). Equal feeds give equal text. */
export function formatAtom({ id, title, author, url, self, entries }: AtomFeed): string {
  const newest = entries.map(({ date }) => date).sort()[entries.length - 1] ?? '1970-01-01'
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${escapeXml(id)}</id>`,
    `  <title>${escapeXml(title)}</title>`,
    `  <updated>${timeOf(newest)}</updated>`,
    `  <author><name>${escapeXml(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    ...entries.flatMap((entry) => [
      '  <entry>',
      `    <id>${escapeXml(entry.id)}</id>`,
      `    <title>${escapeXml(entry.title)}</title>`,
      `    <updated>${timeOf(entry.date)}</updated>`,
      `    <published>${timeOf(entry.date)}</published>`,
      `    <link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>`,
      `    <content type="html">${escapeXml(entry.html)}</content>`,
      '  </entry>',
    ]),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

/** Atom wants a time; of a release only the day is known. */
const timeOf = (date: string) => `${date}T00:00:00Z`
