import { createRepositoryWithState } from '../../platform/documents/state';
import { orNotFound } from '../../platform/lib/found';
import { withReviewRatings } from '../review/rated';
import { withFieldSettings } from './detailed';
import { findProjectNeighbours } from './neighbours';
import { managedWholeProjectFields, presentManagedWholeProject } from './presenter';
import { withStoryHtml } from './told';

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
