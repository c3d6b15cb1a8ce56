export { CmsStandIn } from './cms-stand-in';
export { refusal } from './refusal';
export { found, paged } from './rows';
export { setupCms } from './setup-cms';
