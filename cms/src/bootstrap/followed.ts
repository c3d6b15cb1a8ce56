import { followed as uids } from '../admin/history/followed';

/** Content types whose changes are followed. */
export const followed = { uids, datedWhenShown: ['api::blog.blog'] } as const;
