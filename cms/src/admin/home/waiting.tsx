import type { SetupProgress } from '@sumu/contract';
import type { PendingWorkKind } from '../api';
import { listPath } from '../content-manager';
import { Loaded, Row, WorkplaceRow } from './widget-list';

const unreadQuery = 'page=1&pageSize=20&filters[$and][0][read][$eq]=false';

const scheduledQuery = 'page=1&pageSize=20&filters[$and][0][publishAt][$notNull]=true';

const pendingWorkRows: readonly (readonly [
	PendingWorkKind,
	name: string,
	to: string,
	note: string,
])[] = [
	['messages', 'Messages', `${listPath('api::message.message')}?${unreadQuery}`, 'unread'],
	['reviews', 'Reviews', listPath('api::review.review'), 'to approve'],
	['posts', 'Posts', listPath('api::blog.blog'), 'not published'],
	['projects', 'Projects', listPath('api::project.project'), 'not published'],
	['scheduledPosts', 'Posts', `${listPath('api::blog.blog')}?${scheduledQuery}`, 'scheduled'],
	[
		'scheduledProjects',
		'Projects',
		`${listPath('api::project.project')}?${scheduledQuery}`,
		'scheduled',
	],
];

const countFinished = ({ steps }: SetupProgress) =>
	steps.filter(({ state }) => state !== 'open').length;

/** Widget with a link to the first steps, everything unread, unapproved or unpublished, and scheduled entries. */
const Waiting = () => (
	<Loaded empty="Nothing needs your attention.">
		{({ setup, site, waiting }) => [
			setup?.shown && (
				<WorkplaceRow
					key="first-steps"
					href={`${site.url}/sumu/first-steps`}
					name="First steps"
					note={`${countFinished(setup)} of ${setup.steps.length} done`}
				/>
			),
			...pendingWorkRows
				.filter(([kind]) => waiting[kind])
				.map(([kind, name, to, note]) => (
					<Row key={kind} to={to} name={name} note={`${waiting[kind]} ${note}`} />
				)),
		]}
	</Loaded>
);

export default Waiting;
