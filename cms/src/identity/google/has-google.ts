import { env } from '../../env';

/** Whether one can sign in with Google. */
export const hasGoogle = Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);
