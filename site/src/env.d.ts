interface ImportMetaEnv {
	/** Set by a build, unless it is made without `scripts-last`. */
	readonly SCRIPTS_LAST?: true;
}

/** How large each pair's headlines are set, of the first one's size. */
declare module '#fonts/sizes.json' {
	const sizes: Readonly<Record<import('@sumu/contract/brand').FontPairName, number>>;
	export default sizes;
}
