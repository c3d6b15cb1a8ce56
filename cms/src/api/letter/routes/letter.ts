import { createRoutes } from '../../../contract/route';

export default createRoutes('letter');
