export { CmsStandIn } from './cms-stand-in';
export { refusal } from './refusal';
export { setupCms } from './setup-cms';
