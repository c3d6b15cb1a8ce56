interface ImportMetaEnv {
	/** Set by the build, unless the `scripts-last` plugin is off. */
	readonly SCRIPTS_LAST?: true;
}

/** Headline size of each font pair, relative to the first pair. */
declare module '#fonts/sizes.json' {
	const sizes: Readonly<Record<import('@sumu/contract/brand').FontPairName, number>>;
	export default sizes;
}

interface Navigator {
	/** Global Privacy Control, which TypeScript does not know yet. */
	readonly globalPrivacyControl?: boolean;
}
