import type { Picture } from '@sumu/contract';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath, useOutletContext } from 'react-router-dom';
import { paths } from '../../config/paths';
import { postQuery } from '../../features/blog/api/get-post';
import { projectQuery } from '../../features/projects/api/get-project';
import { originOf } from '../../lib/auth';

/** What somebody wanted to read when they were asked to sign in. */
export interface Asked {
	readonly title: string;
	readonly picture: Picture | null;
}

/** Null where it was no project and no post, or cannot be read: one can sign in all the same. */
export async function readAsked(client: QueryClient, { searchParams }: URL): Promise<Asked | null> {
	try {
		const { pathname } = new URL(originOf(searchParams), 'http://here.invalid');
		// As routes are matched: an address in another script is written in percents.
		const path = decodeURI(pathname);
		const { id: projectId } = matchPath(paths.project.pattern, path)?.params ?? {};
		const { id: postId } = matchPath(paths.blog.pattern, path)?.params ?? {};
		if (projectId) {
			const { projectsName, picture } = await client.ensureQueryData(projectQuery(projectId));
			return { title: projectsName, picture };
		}
		if (!postId) return null;
		const { topic, picture } = await client.ensureQueryData(postQuery(postId));
		return { title: topic, picture };
	} catch {
		return null;
	}
}

/** For a page of signing in: the layout around it has read it. */
export const useAsked = () => useOutletContext<Asked | null>();
