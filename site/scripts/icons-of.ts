import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = join(import.meta.dirname, '../src');
const imports = /import \{([^}]*)\} from 'lucide-react'/g;
const exported = /export \{([^}]*)\} from '\.\/icons\/(.*)\.mjs'/g;

/** Parses `A, default as B` into A and B. */
const namesIn = (list: string) =>
	list.split(',').flatMap((part) => part.trim().replace(/^default as | as .*$/g, '') || []);

/**
 * Returns the module names of icons that only these files use. Needed because the bundler cannot see who imports an
 * icon through the barrel file.
 */
export function iconsOf(files: RegExp): ReadonlySet<string> {
	const drawn = { theirs: new Set<string>(), others: new Set<string>() };
	for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }))
		if (/\.tsx?$/.test(file))
			for (const [, list = ''] of readFileSync(join(source, file), 'utf8').matchAll(imports))
				for (const name of namesIn(list)) drawn[files.test(file) ? 'theirs' : 'others'].add(name);
	const barrel = readFileSync(
		fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')),
		'utf8',
	);
	const icons = new Set<string>();
	for (const [, list = '', icon = ''] of barrel.matchAll(exported)) {
		const names = namesIn(list);
		if (
			names.some((name) => drawn.theirs.has(name)) &&
			!names.some((name) => drawn.others.has(name))
		)
			icons.add(icon);
	}
	if (icons.size === 0)
		throw new Error(`icons-of: no icon of ${files} found; is lucide-react built otherwise?`);
	return icons;
}
