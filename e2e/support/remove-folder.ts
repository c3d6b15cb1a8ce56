import { rmSync } from 'node:fs';
import { folder } from './product';

export default function removeFolder() {
	rmSync(folder, { recursive: true, force: true });
}
