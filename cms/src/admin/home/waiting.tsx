import type { Kind } from '../api';
import { listPath } from '../content';
import { firstSteps } from './first-steps';
import { Loaded } from './loaded';
import { Row } from './row';

const unread = 'page=1&pageSize=20&filters[$and][0][read][$eq]=false';

const scheduled = 'page=1&pageSize=20&filters[$and][0][publishAt][$notNull]=true';

const kinds: readonly (readonly [Kind, name: string, to: string, note: string])[] = [
	['messages', 'Messages', `${listPath('api::message.message')}?${unread}`, 'unread'],
	['reviews', 'Reviews', listPath('api::review.review'), 'to approve'],
	['posts', 'Posts', listPath('api::blog.blog'), 'not published'],
	['projects', 'Projects', listPath('api::project.project'), 'not published'],
	['scheduledPosts', 'Posts', `${listPath('api::blog.blog')}?${scheduled}`, 'scheduled'],
	[
		'scheduledProjects',
		'Projects',
		`${listPath('api::project.project')}?${scheduled}`,
		'scheduled',
	],
];

/** Widget with the first steps, everything unread, unapproved or unpublished, and scheduled entries. */
const Waiting = () => (
	<Loaded empty="Nothing waits for you.">
		{({ setup, site, waiting }) => [
			...firstSteps(setup, site.url),
			...kinds
				.filter(([kind]) => waiting[kind])
				.map(([kind, name, to, note]) => (
					<Row key={kind} to={to} name={name} note={`${waiting[kind]} ${note}`} />
				)),
		]}
	</Loaded>
);

export default Waiting;
