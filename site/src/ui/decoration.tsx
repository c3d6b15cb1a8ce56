import { Component, type ReactNode } from 'react';

interface Props {
	readonly children: ReactNode;
	/** Shown instead of a part that failed; nothing by default. */
	readonly fallback?: ReactNode;
}

/** Error boundary of a decorative part: if it fails, the page stays and only this part is missing. React logs the error. */
export class Decoration extends Component<Props, { readonly hasFailed: boolean }> {
	override readonly state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override render() {
		return this.state.hasFailed ? this.props.fallback : this.props.children;
	}
}
