import { connectionTo } from '../src/platform/lib/connection';

export default connectionTo();
