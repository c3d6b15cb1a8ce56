import { StyleSheet } from '@emotion/sheet';

/** Declarations that decide what a person, a screen reader or a pointer reaches. */
const decisive = /[{;](?:display|visibility|content-visibility|pointer-events|opacity):/;

/** Leaves out other rules, such as colours: jsdom matches each of them against every element that a query looks at. */
export function insertDecisiveStyles() {
	const { insert } = StyleSheet.prototype;
	StyleSheet.prototype.insert = function (rule) {
		if (decisive.test(rule)) insert.call(this, rule);
	};
}
