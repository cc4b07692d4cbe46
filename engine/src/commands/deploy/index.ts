export { type Deployed, deploySite, rollBackSite } from './deploy-site'
export { ASSET_DAYS, KEPT_RELEASES, readDays } from './keeping'
