import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CompileError, compileCms } from './compile-cms';

let cms: string;
beforeEach(() => {
	cms = mkdtempSync(join(tmpdir(), 'cms-'));
	write('src/index.ts', "import { name } from './name';\nexport const greeting = 'Hello ' + name;");
	write('src/name.ts', "export const name: string = 'Ada';");
	write('src/api/schema.json', '{"kind":"type"}');
});
afterEach(() => rmSync(cms, { recursive: true }));

function write(file: string, text: string) {
	mkdirSync(dirname(join(cms, file)), { recursive: true });
	writeFileSync(join(cms, file), text);
}
const output = (file: string) => join(cms, 'dist-dev', file);

test('compiles sources and copies JSON files', async () => {
	expect(await compileCms(cms)).toBe(true);
	expect(createRequire(import.meta.url)(output('src/index.js')).greeting).toBe('Hello Ada');
	expect(readFileSync(output('src/api/schema.json'), 'utf8')).toBe('{"kind":"type"}');
});

test('compiles only those files of the panel that the server imports', async () => {
	write('src/admin/app.ts', 'export const settings = await fetch("/settings");');
	write('src/admin/fields/index.ts', "export * from './first';");
	write('src/admin/fields/first.ts', "export const name = 'Grace';");
	write('src/name.ts', "export { name } from './admin/fields';");
	await compileCms(cms);
	expect(createRequire(import.meta.url)(output('src/index.js')).greeting).toBe('Hello Grace');
	expect(existsSync(output('src/admin/app.js'))).toBe(false);
});

test('reports no change if the output is the same', async () => {
	await compileCms(cms);
	write('src/name.ts', "// A comment.\nexport const name = 'Ada';");
	write('src/name.test.ts', 'export const = 1;');
	expect(await compileCms(cms)).toBe(false);
	write('src/name.ts', "export const name = 'Grace';");
	expect(await compileCms(cms)).toBe(true);
});

test('keeps the last output and names the line if one file has an error', async () => {
	await compileCms(cms);
	const before = readFileSync(output('src/index.js'), 'utf8');
	write('src/index.ts', 'export const greeting = 1;');
	write('src/name.ts', 'export const = 1;');
	await expect(compileCms(cms)).rejects.toThrow(CompileError);
	await expect(compileCms(cms)).rejects.toThrow('src/name.ts:1:13');
	expect(readFileSync(output('src/index.js'), 'utf8')).toBe(before);
});

test('removes the output of a deleted file, and keeps the panel', async () => {
	write('dist-dev/build/index.html', 'panel');
	await compileCms(cms);
	rmSync(join(cms, 'src/api/schema.json'));
	expect(await compileCms(cms)).toBe(true);
	expect(existsSync(output('src/api/schema.json'))).toBe(false);
	expect(existsSync(output('build/index.html'))).toBe(true);
});
