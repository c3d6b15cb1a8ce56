// Loaded into a CMS: lowers the limits of an upload, and makes the disk look full but for a kilobyte above the reserve.
// Threads do not inherit NODE_OPTIONS, so each loads this file itself.
const promises = require('node:fs/promises');
const threads = require('node:worker_threads');
const { importLimits } = require('@sumu/contract');

const { Worker } = threads;

Object.assign(importLimits, { bytes: 100_000, files: 10 });
promises.statfs = async () => ({ bavail: 500_001, bsize: 1000 });
threads.Worker = class extends Worker {
	constructor(file, options) {
		super(file, { ...options, execArgv: ['--require', __filename] });
	}
};
