import type { Brand } from '@sumu/contract';
import type { ThemeName } from '@sumu/contract/brand';
import { useEffect } from 'react';
import { useLook } from '../../../theme/use-look';

/** Applies an unsaved brand to the page. */
export default function SiteLook({ brand, theme }: { brand: Brand; theme: ThemeName }) {
	const { tokens, faces } = useLook(brand, theme);
	useEffect(() => {
		const { style } = document.documentElement;
		for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
		return () => {
			for (const name of Object.keys(tokens)) style.removeProperty(name);
		};
	}, [tokens]);
	return <style>{faces}</style>;
}
