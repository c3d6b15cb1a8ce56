import { useEffect } from 'react';

const themes = ['light', 'dark'] as const;

/** Shows the page in a theme without changing the visitor's preference. */
export function useShownTheme(theme: (typeof themes)[number] | undefined) {
	useEffect(() => {
		if (!theme) return;
		const { classList, style } = document.documentElement;
		classList.remove(...themes);
		classList.add(theme);
		style.colorScheme = theme;
	}, [theme]);
}
