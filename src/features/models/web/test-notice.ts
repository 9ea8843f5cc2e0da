/** How what a test of a key found is shown; undefined for a test that failed. */
export function testNotice(found: 'works' | 'refused' | 'no_credit' | 'unreachable' | undefined) {
  if (found === undefined) {
    return 'error';
  }
  return found === 'works' ? 'success' : 'warning';
}
