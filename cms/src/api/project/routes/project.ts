import {
	addProject,
	deleteProject,
	getProject,
	listProjectAddresses,
	listProjects,
	orderProjects,
	pageProjects,
	updateProject,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import type { BodyValidator } from '../../../contract/validate-request';
import { createRequirementsValidator } from '../../../required-fields';
import { createDetailsValidator } from '../required-details';

/** Checks the details and the picture that the owner requires. */
function createProjectValidator(part: 'whole' | 'given'): BodyValidator {
	const findMissingDetails = createDetailsValidator(part);
	const findMissingFields = createRequirementsValidator('project', part);
	return async (body, id) => [
		...(await findMissingDetails(body)),
		...(await findMissingFields(body, id)),
	];
}

export default {
	routes: [
		createRoute(listProjects),
		createRoute(listProjectAddresses),
		createRoute(pageProjects),
		createRoute(getProject, { policies: ['global::drafts-for-managers'] }),
		createRoute(addProject, { demands: createProjectValidator('whole') }),
		createRoute(updateProject, { demands: createProjectValidator('given') }),
		createRoute(deleteProject),
		createRoute(orderProjects),
	],
};
