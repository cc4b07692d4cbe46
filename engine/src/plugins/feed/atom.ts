import { escapeXml } from '../escape-xml'

/** An entry of a feed. */
export interface AtomEntry {
  /** Permanent URI. */
  id: string
  title: string
  /** Day of the last change, `2025-10-30`. */
  date: string
  /** Absolute URL of the described content. */
  url: string
  /** Content as HTML. */
  html: string
}

/** A feed. Its date is that of its newest entry. */
export interface AtomFeed {
  id: string
  title: string
  author: string
  /** Absolute URL of the page that the feed belongs to. */
  url: string
  /** Absolute URL of the feed itself. */
  self: string
  entries: AtomEntry[]
}

/** Formats a feed as Atom 1.0 (RFC 4287). The output is deterministic. */
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

/** Atom requires a time, but only the day of a release is known. */
const timeOf = (date: string) => `${date}T00:00:00Z`
