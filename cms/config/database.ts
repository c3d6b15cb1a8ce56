import { getDatabaseConfig } from '../src/platform/lib/connection';

export default getDatabaseConfig();
