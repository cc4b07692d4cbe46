import { embeddedProvider } from './embedded-provider.browser'

/** The provider of this site, shared by the dialog and the search page. Its worker starts with the first query. */
export const provider = embeddedProvider()
