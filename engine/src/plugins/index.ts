export { type FeedOptions, feed } from './feed'
export { type PageViewsData, type PageViewsOptions, pageViews } from './page-views'
export { sitemap } from './sitemap/sitemap'
export { type TagManagerData, type TagManagerOptions, tagManager } from './tag-manager'
