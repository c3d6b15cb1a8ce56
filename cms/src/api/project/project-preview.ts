import { createRepositoryWithState } from '../../platform/documents/publication-state';
import { orNotFound } from '../../platform/lib/http-errors';
import { withReviewRatings } from '../review/ratings';
import { findProjectNeighbours } from './neighbours';
import { managedWholeProjectFields, presentManagedWholeProject } from './presenter';
import { withFieldSettings, withStoryHtml } from './repository-decorators';

export const fullDraftRepository = withStoryHtml(
	withFieldSettings(
		withReviewRatings(
			'project',
			createRepositoryWithState('api::project.project', managedWholeProjectFields),
		),
	),
);

/**
 * Returns a draft in the form its page would show.
 * @throws NotFoundError
 */
export async function getProjectPreview(documentId: string) {
	const project = presentManagedWholeProject(orNotFound(await fullDraftRepository.one(documentId)));
	return { ...project, ...(await findProjectNeighbours(documentId)) };
}
