import { createRoutes } from '../../../contract/route';
import { createRequirementsValidator } from '../../../required-fields';

export default createRoutes('skill', {
	add: createRequirementsValidator('skill', 'whole'),
	update: createRequirementsValidator('skill', 'given'),
});
