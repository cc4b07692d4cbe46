import { escapeXml } from '../escape-xml'

/** A search that browsers offer. All URLs are absolute. */
export interface SearchDescription {
  name: string
  description: string
  /** URL of the search page. */
  form: string
  /** URL of the results, with the placeholder `{searchTerms}`. */
  template: string
  /** URL of the description itself, for updates. */
  self: string
  icon?: string
}

const TYPES: Record<string, string> = { ico: 'image/x-icon', svg: 'image/svg+xml', png: 'image/png' }

/** Formats an OpenSearch 1.1 description. */
export function formatDescription({ name, description, form, template, self, icon }: SearchDescription): string {
  const type = TYPES[icon?.split('.').at(-1) ?? '']
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">',
    `  <ShortName>${escapeXml(name)}</ShortName>`,
    `  <Description>${escapeXml(description)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    ...(icon === undefined
      ? []
      : [`  <Image width="16" height="16"${type === undefined ? '' : ` type="${type}"`}>${escapeXml(icon)}</Image>`]),
    `  <Url type="text/html" template="${escapeXml(template)}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(self)}"/>`,
    `  <moz:SearchForm>${escapeXml(form)}</moz:SearchForm>`,
    '</OpenSearchDescription>',
  ]
  return `${lines.join('\n')}\n`
}
