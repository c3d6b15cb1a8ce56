// Loaded into a CMS and its tools under test: caches V8's bytecode of all modules, because compiling them takes a large
// part of each start. An entry belongs to a path and its exact source; V8 refuses those of other versions and options.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join, resolve } = require('node:path');
const { Script } = require('node:vm');
const { isMainThread } = require('node:worker_threads');

const folder = resolve(__dirname, '../../node_modules/.cache/compiled');
const file = join(folder, process.version);
/** A start is over once no module was loaded for this long. */
const QUIET_MS = 1000;

/** Reads the cache: the length of a JSON index, the index, and the bytecode. */
function readEntries() {
	try {
		const bytes = readFileSync(file);
		const start = 4 + bytes.readUInt32LE(0);
		const index = JSON.parse(bytes.subarray(4, start));
		return new Map(
			index.map(([path, hash, from, to]) => [
				path,
				{ hash, data: bytes.subarray(start + from, start + to) },
			]),
		);
	} catch {
		return new Map();
	}
}

function writeEntries(entries) {
	let from = 0;
	const index = [];
	for (const [path, { hash, data }] of entries) {
		index.push([path, hash, from, from + data.length]);
		from += data.length;
	}
	const written = Buffer.from(JSON.stringify(index));
	const length = Buffer.alloc(4);
	length.writeUInt32LE(written.length);
	mkdirSync(folder, { recursive: true });
	// Renamed when it is complete, because other processes read it at any time.
	const incomplete = `${file}.${process.pid}`;
	writeFileSync(
		incomplete,
		Buffer.concat([length, written, ...[...entries.values()].map(({ data }) => data)]),
	);
	renameSync(incomplete, file);
}

function cacheModules() {
	const entries = readEntries();
	const added = new Map();

	function save() {
		if (added.size === 0) return;
		const newest = readEntries();
		for (const [path, { hash, script }] of added)
			newest.set(path, { hash, data: script.createCachedData() });
		added.clear();
		writeEntries(newest);
	}
	const timer = setTimeout(() => {
		save();
		// Frees the memory, which some tests measure.
		for (const entry of entries.values()) entry.data = undefined;
	}, QUIET_MS).unref();
	process.on('exit', save);

	const compile = Module.prototype._compile;
	Module.prototype._compile = function (content, filename, ...rest) {
		// A script has no dynamic import, and an ES module is none.
		if (!filename.endsWith('.js') || rest[0] === 'module' || /\bimport\s*\(/.test(content))
			return compile.call(this, content, filename, ...rest);
		const hash = createHash('sha1').update(content).digest('base64');
		const entry = entries.get(filename);
		const isKnown = entry?.hash === hash;
		const cachedData = isKnown ? entry.data : undefined;
		let script;
		try {
			script = new Script(Module.wrap(content), { filename, cachedData });
		} catch {
			return compile.call(this, content, filename, ...rest);
		}
		if (!isKnown || script.cachedDataRejected) added.set(filename, { hash, script });
		timer.refresh();

		const load = (id) => this.require(id);
		const resolvePath = (id, options) => Module._resolveFilename(id, this, false, options);
		resolvePath.paths = (id) => Module._resolveLookupPaths(id, this);
		load.resolve = resolvePath;
		load.main = process.mainModule;
		load.extensions = Module._extensions;
		load.cache = Module._cache;
		const run = script.runInThisContext();
		return run.call(this.exports, this.exports, load, this, filename, dirname(filename));
	};
}

// Node 22 and newer have such a cache.
if (Module.enableCompileCache) Module.enableCompileCache(folder);
else if (isMainThread) cacheModules();
