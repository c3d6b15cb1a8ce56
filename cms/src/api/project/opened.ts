import { managed } from '../../platform/documents/state';
import { found } from '../../platform/lib/found';
import { rated } from '../review/rated';
import { detailed } from './detailed';
import { neighbours } from './neighbours';
import { managedWholeProjectFields, presentManagedWholeProject } from './presenter';
import { told } from './told';

export const wholeDrafts = told(
	detailed(rated('project', managed('api::project.project', managedWholeProjectFields))),
);

/**
 * Returns a draft in the form its page would show.
 * @throws NotFoundError
 */
export async function openedProject(documentId: string) {
	const project = presentManagedWholeProject(found(await wholeDrafts.one(documentId)));
	return { ...project, ...(await neighbours(documentId)) };
}
