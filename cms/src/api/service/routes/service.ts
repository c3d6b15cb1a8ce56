import { createRoutes } from '../../../contract/route';
import { createRequirementsValidator } from '../../../required-fields';

export default createRoutes('service', {
	add: createRequirementsValidator('service', 'whole'),
	update: createRequirementsValidator('service', 'given'),
});
