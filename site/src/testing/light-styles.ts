import { StyleSheet } from '@emotion/sheet';

/** Declarations that affect visibility to users, screen readers or pointers. */
const decisive = /[{;](?:display|visibility|content-visibility|pointer-events|opacity):/;

/**
 * Inserts only rules with such declarations: jsdom matches all rules, such as colours, against every element of a
 * query.
 */
export function insertDecisiveStyles() {
	const { insert } = StyleSheet.prototype;
	StyleSheet.prototype.insert = function (rule) {
		if (decisive.test(rule)) insert.call(this, rule);
	};
}
