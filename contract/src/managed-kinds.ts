import type { HistoryKind } from './schemas/history';
import type { UserRole } from './schemas/user';

/** Content types whose drafts each role can see, publish and restore. */
export const managedKinds: Readonly<Record<UserRole, readonly HistoryKind[]>> = {
	admin: ['project', 'blog', 'service', 'skill', 'review', 'site'],
	editor: ['blog'],
	assistant: ['project', 'service', 'skill', 'review'],
	normal: [],
};
