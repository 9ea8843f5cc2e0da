/** Field numbers of the messages of onnx.proto that are read or written here (ONNX 1.16, github.com/onnx/onnx). */
export const MODEL = { irVersion: 1, graph: 7, operatorSet: 8, metadata: 14 } as const;
export const GRAPH = { node: 1, initializer: 5, input: 11, output: 12, valueInfo: 13 } as const;
export const NODE = { input: 1, output: 2, opType: 4, attribute: 5 } as const;
export const ATTRIBUTE = { name: 1, float: 2, integer: 3, text: 4, tensor: 5, integers: 8, type: 20 } as const;
export const TENSOR = { dimensions: 1, dataType: 2, int32Data: 5, name: 8, rawData: 9 } as const;
export const VALUE_INFO = { name: 1, type: 2 } as const;
export const TYPE = { tensor: 1 } as const;
export const TENSOR_TYPE = { elementType: 1 } as const;

export const OPERATOR_SET = { version: 2 } as const;
export const ENTRY = { key: 1, value: 2 } as const;

/** `TensorProto.DataType`. */
export const DATA_TYPE = { float32: 1, int64: 7, float16: 10 } as const;

/** `AttributeProto.AttributeType`. */
export const ATTRIBUTE_TYPE = { float: 1, integer: 2, text: 3, integers: 7 } as const;
