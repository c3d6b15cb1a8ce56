/** An element that an engine's driver can act on. */
export interface Handle {
	click(): Promise<void>;
	/** Types at the end of the field's text. */
	type(text: string): Promise<void>;
	/** Chooses a file in an `<input type="file">`. */
	attach(file: string): Promise<void>;
}

/** One browser window of an engine, empty of cookies and storage at first. */
export interface Window {
	goto(address: string): Promise<void>;
	resize(width: number, height: number): Promise<void>;
	/** Runs a function in the page; arguments and result are JSON. */
	run<Args extends readonly unknown[], Result>(
		script: (...args: Args) => Result | Promise<Result>,
		...args: Args
	): Promise<Result>;
	/** Returns the element that a function in the page returns, if any. */
	find<Args extends readonly unknown[]>(
		script: (...args: Args) => Promise<Element | undefined>,
		...args: Args
	): Promise<Handle | undefined>;
	/** Returns the errors since the last call: those logged to the console and uncaught ones. */
	takeErrors(): Promise<string[]>;
	close(): Promise<void>;
}

/** A browser that opens one window at a time. */
export interface Engine {
	readonly name: 'WebKit' | 'Firefox';
	open(): Promise<Window>;
	stop(): Promise<void>;
}
