/** Options with which every Node program of ours is started as a child process; see strict-runtime.ts. */
export const CHILD_NODE_OPTIONS = ['--disable-proto=delete', '--disable-warning=ExperimentalWarning'] as const;
