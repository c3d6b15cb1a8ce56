import { versionedTypeUids as uids } from '../admin/history/followed';

/** Content types whose changes are followed. */
export const versioningOptions = { uids, datedWhenShown: ['api::blog.blog'] } as const;
