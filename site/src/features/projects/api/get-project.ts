import { getProject, type ManagedProject, type OpenedProject, type Project } from '@sumu/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';

export const projectQuery = (id: string) =>
	queryOptions({
		queryKey: [...keys.projects, 'one', id],
		queryFn: async ({ signal }) => (await call(getProject, { params: { id }, signal })).data,
	});

const lists = new Set<unknown>(['list', 'page', 'related']);

/** What no list brings. */
const unread = {
	story: '',
	html: '',
	client: '',
	year: null,
	role: '',
	outcomes: [],
	gallery: [],
	testimonial: null,
	previous: null,
	next: null,
} satisfies Omit<OpenedProject, keyof ManagedProject>;

/** Puts a project that a list has brought already where its own page looks for it, by its address. */
function adopt(client: QueryClient, slug: string): void {
	const { queryKey } = projectQuery(slug);
	if (client.getQueryData(queryKey)) return;
	const responses = client.getQueriesData<Project[] | { data: Project[] }>({
		queryKey: keys.projects,
		predicate: (query) => lists.has(query.queryKey[1]),
	});
	for (const [, response] of responses) {
		const projects = Array.isArray(response) ? response : (response?.data ?? []);
		const project = projects.find((project) => project.slug === slug);
		// As old as can be: shown at once, and asked for anew behind it.
		if (project) client.setQueryData(queryKey, { ...project, ...unread }, { updatedAt: 0 });
	}
}

/** A project for its page; one that was on screen before is there without asking. */
export function readProject(client: QueryClient, id: string): Promise<OpenedProject> {
	adopt(client, id);
	return client.ensureQueryData(projectQuery(id));
}
