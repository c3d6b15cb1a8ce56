import type { HistoryKind } from './schemas/history';
import type { UserRole } from './schemas/user';

/** Whose drafts each role sees, publishes and restores. */
export const managedKinds: Readonly<Record<UserRole, readonly HistoryKind[]>> = {
	admin: ['project', 'blog', 'service', 'skill', 'review', 'site'],
	editor: ['blog'],
	assistant: ['project', 'service', 'skill', 'review'],
	normal: [],
};
