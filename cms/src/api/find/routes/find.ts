import { createRoutes } from '../../../contract/route';

export default createRoutes('find');
