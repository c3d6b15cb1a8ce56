import type { HistoryKind } from './content-types';
import type { UserRole } from './schemas/user';

/**
 * Content types whose drafts each role can see, publish and restore. The definitions of the content types do not contain
 * this, because public pages load this file.
 */
export const managedKinds: Readonly<Record<UserRole, readonly HistoryKind[]>> = {
	admin: ['project', 'blog', 'service', 'skill', 'review', 'site'],
	editor: ['blog'],
	assistant: ['project', 'service', 'skill', 'review'],
	normal: [],
};
