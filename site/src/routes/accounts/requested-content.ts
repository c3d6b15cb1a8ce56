import type { Picture } from '@sumu/contract';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath, useOutletContext } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { postQuery } from '../../features/blog/api/get-post';
import { projectQuery } from '../../features/projects/api/get-project';
import { originOf } from '../../lib/auth';

/** Project or post that the visitor wanted to read before the sign-in page. */
export interface RequestedContent {
	readonly title: string;
	readonly picture: Picture | null;
}

/**
 * Returns the requested project or post; null without one, or if it cannot be read, because sign-in must work anyway.
 */
export async function readRequestedContent(
	client: QueryClient,
	{ searchParams }: URL,
): Promise<RequestedContent | null> {
	try {
		const { pathname } = new URL(originOf(searchParams), 'http://here.invalid');
		// Decoded, because routes are matched against decoded paths.
		const path = decodeURI(pathname);
		const { id: projectId } = matchPath(sitePaths.project.pattern, path)?.params ?? {};
		const { id: postId } = matchPath(sitePaths.blog.pattern, path)?.params ?? {};
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

/** Returns the project or post loaded by the layout of the sign-in pages. */
export const useRequestedContent = () => useOutletContext<RequestedContent | null>();
