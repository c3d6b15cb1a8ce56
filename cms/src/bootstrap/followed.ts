import { followed as uids } from '../admin/history/followed';

/** Content whose changes are followed. */
export const followed = { uids, datedWhenShown: ['api::blog.blog'] } as const;
