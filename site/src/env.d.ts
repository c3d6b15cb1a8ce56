interface ImportMetaEnv {
	/** Set by a build, unless it is made without `scripts-last`. */
	readonly SCRIPTS_LAST?: true;
}
