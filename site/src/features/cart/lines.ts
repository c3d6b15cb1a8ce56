import type { CartItem, Project } from '@sumu/contract';
import type { SessionUser } from '../../lib/session';

/** Creates a project's cart line as the server would, for optimistic updates and this browser's shortlist. */
export const lineOf = (project: Project, user: SessionUser | null): CartItem => ({
	_id: `coming-${project._id}`,
	projectId: project._id,
	slug: project.slug,
	projectsName: project.projectsName,
	image: project.image,
	picture: project.picture,
	projectsLiveLink: project.projectsLiveLink,
	frontend: project.frontend,
	backend: project.backend,
	projectTheme: project.projectTheme,
	projectFeature: project.projectFeature,
	projectDelivery: project.projectDelivery,
	projectPrice: project.projectPrice,
	projectsDescription: project.projectsDescription,
	email: user?.email ?? '',
	userName: user?.displayName ?? '',
	userImg: user?.photoURL || null,
	date: new Date().toISOString(),
});

type Line = Pick<CartItem, 'projectId' | 'date'>;

export const withoutLine = <Kept extends Line>(
	{ projectId }: Line,
	cards: readonly Kept[],
): Kept[] => cards.filter((card) => card.projectId !== projectId);

/** Adds a line, or replaces the project's line; newest first. */
export const withLine = <Kept extends Line>(line: Kept, cards: readonly Kept[]): Kept[] =>
	[line, ...withoutLine(line, cards)].sort((a, b) => b.date.localeCompare(a.date));
