import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, formatMessages } from 'esbuild';

const sourceFolders = ['config', 'src'];
const isSource = (file: string) => /\.(ts|json)$/.test(file) && !/\.(d|test)\.ts$/.test(file);

/** The panel's build, which is in the output folder but not part of this build. */
export const panelFolder = 'build';

/** Thrown for code that cannot be compiled. The message lists the errors as esbuild formats them. */
export class CompileError extends Error {}

/**
 * Compiles each source file of the CMS's server into `dist-dev`, without checking types. If one has an error, no file
 * is written.
 * @param cms the CMS's folder
 * @returns whether the output has changed
 * @throws CompileError
 */
export async function compileCms(cms: string): Promise<boolean> {
	const output = join(cms, 'dist-dev');
	const panelSources = join(cms, 'src/admin');
	const sources = sourceFolders
		.flatMap((folder) => listFiles(join(cms, folder), panelSources))
		.filter(isSource);
	const outputs = new Map<string, Uint8Array>();
	for (const file of sources.filter((file) => file.endsWith('.json')))
		outputs.set(join(output, relative(cms, file)), readFileSync(file));
	let entryPoints = sources.filter((file) => file.endsWith('.ts'));
	// The server imports some files of the panel and of the demo, which import others.
	while (entryPoints.length > 0) {
		const newOutputs = await compileFiles(entryPoints, cms, output);
		for (const [file, content] of newOutputs) outputs.set(file, content);
		entryPoints = [...new Set([...newOutputs].flatMap(listImports))]
			.flatMap((file) => [`${file}.js`, `${file}/index.js`])
			.filter((file) => !outputs.has(file))
			.map((file) => join(cms, relative(output, file)).replace(/js$/, 'ts'))
			.filter((file) => existsSync(file));
	}
	const staleFiles = listFiles(output, join(output, panelFolder)).filter(
		(file) => !outputs.has(file),
	);
	for (const file of staleFiles) rmSync(file);
	const changes = [...outputs].filter(([file, content]) => !hasContent(file, content));
	for (const [file, content] of changes) write(file, content);
	return staleFiles.length > 0 || changes.length > 0;
}

/** Returns the paths, without `.js`, of the modules that a compiled module imports by a relative path. */
function listImports([file, content]: [string, Uint8Array]): string[] {
	const code = Buffer.from(content).toString();
	return [...code.matchAll(/require\("(\.[^"]+)"\)/g)].map(([, path = '']) =>
		join(dirname(file), path),
	);
}

async function compileFiles(entryPoints: string[], outbase: string, outdir: string) {
	try {
		const { outputFiles } = await build({
			entryPoints,
			outbase,
			outdir,
			format: 'cjs',
			platform: 'node',
			target: 'node20',
			write: false,
			logLevel: 'silent',
		});
		return new Map(outputFiles.map(({ path, contents }) => [path, contents]));
	} catch (error) {
		if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) throw error;
		throw new CompileError((await formatMessages(error.errors, { kind: 'error' })).join('\n'));
	}
}

function listFiles(folder: string, except?: string): string[] {
	if (!existsSync(folder) || folder === except) return [];
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		return entry.isDirectory() ? listFiles(path, except) : path;
	});
}

const hasContent = (file: string, content: Uint8Array) =>
	existsSync(file) && readFileSync(file).equals(content);

function write(file: string, content: Uint8Array) {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, content);
}
