import { useEffect } from 'react';

const themeClasses = ['light', 'dark'] as const;

/** Shows the page in a theme without changing the visitor's preference. */
export function useShownTheme(theme: (typeof themeClasses)[number] | undefined) {
	useEffect(() => {
		if (!theme) return;
		const { classList, style } = document.documentElement;
		classList.remove(...themeClasses);
		classList.add(theme);
		style.colorScheme = theme;
	}, [theme]);
}
