// The first program a new owner runs, on a machine with only Node. It stays in memory, so it loads no dependencies.
import { launchProduct } from './launcher/launch.mjs';
import { requireNode } from './setup/install.mjs';

requireNode();
process.exitCode = await launchProduct(process.argv.slice(2));
