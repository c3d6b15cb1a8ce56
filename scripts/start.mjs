// The first thing a new owner runs, on a machine with only Node, and what stays running: it loads no dependency.
import { launch } from './launcher/launch.mjs';
import { requireNode } from './setup/install.mjs';

requireNode();
process.exitCode = await launch(process.argv.slice(2));
