import { latestPostsQuery } from '../features/blog/api/list-latest-posts';
import { latestProjectsQuery } from '../features/projects/api/list-projects';
import { reviewsQuery } from '../features/reviews/api/list-reviews';
import { servicesQuery } from '../features/services/api/list-services';
import { skillsQuery } from '../features/skills/api/list-skills';
import { type EnsureQueries, loadInBrowser } from '../lib/query';

/** Queries of the home page below its banner. */
export const homeReads =
	(request: Request): EnsureQueries =>
	(client) => [
		client.ensureQueryData(latestProjectsQuery(new URL(request.url).searchParams)),
		client.ensureQueryData(latestProjectsQuery(new URLSearchParams())),
		client.ensureQueryData(skillsQuery()),
		client.ensureQueryData(servicesQuery()),
		client.ensureQueryData(reviewsQuery()),
		client.ensureQueryData(latestPostsQuery()),
	];

export const loadHome = (request: Request) => loadInBrowser(homeReads(request));
